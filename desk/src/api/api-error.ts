/** An error response with a message for the owner. Status 0 means that there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** No response, or an error of the service or of a proxy in front of it. */
export const isUnreachable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The message for the owner. Rethrows errors that are bugs. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
