interface ImportMetaEnv {
  readonly EMPTY_PAGES?: readonly string[];
}
