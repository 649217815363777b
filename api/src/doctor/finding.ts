/** A "warning" works now but is likely to fail soon; an "error" already affects visitors, buyers or emails. */
export interface Finding {
  level: "ok" | "warning" | "error";
  subject: string;
  message: string;
}

const createFinding =
  (level: Finding["level"]) =>
  (subject: string, message: string): Finding => ({ level, subject, message });
export const ok = createFinding("ok");
export const warning = createFinding("warning");
export const failure = createFinding("error");
