import { expect, test } from "vitest";
import { isOutage } from "./outage.ts";

test.each([
  [{ code: "57P01", message: "terminating connection due to administrator command" }],
  [{ code: "57P03", message: "the database system is starting up" }],
  [{ code: "57014", message: "canceling statement due to statement timeout" }],
  [{ code: "53300", message: "sorry, too many clients already" }],
  [{ code: "53100", message: "could not extend file: No space left on device" }],
  [{ code: "XX000", message: "could not write init file" }],
  [{ code: "40P01", message: "deadlock detected" }],
  [{ code: "ECONNREFUSED", message: "" }],
  [{ message: "Connection terminated unexpectedly" }],
  [{ message: "Client has encountered a connection error and is not queryable" }],
  [{ message: "timeout exceeded when trying to connect" }],
])("treats %o as an outage", (error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  [{ code: "22021", message: "invalid byte sequence" }],
  [{ code: "23505", message: "duplicate key value" }],
  [{ code: "42P01", message: "relation does not exist" }],
  [{ code: "28P01", message: "password authentication failed" }],
  [new TypeError("undefined is not a function")],
])("does not treat %o as an outage", (error) => {
  expect(isOutage(error)).toBe(false);
});
