/** Replies that owners start from. Ships as the sample: copy sample/saved-replies.ts over this file and edit it. */
export * from "./sample/saved-replies.ts";
