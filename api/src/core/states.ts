/** One entry per action. An update of a state takes both ends from its table; docs/states.md shows all tables. */
export interface Transition<State extends string> {
  from: readonly State[];
  to: State;
  /** Who or what triggers it, as a sentence. */
  when: string;
}

export type Transitions<State extends string> = Readonly<Record<string, Transition<State>>>;

export const isPossible = <State extends string>({ from }: Transition<State>, state: State) =>
  from.includes(state);
