/** Why the service refused, in its own words. Status 0: it never answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Nobody answered, or something in between that is not the service. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** For work that may throw anything: what the owner reads. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
