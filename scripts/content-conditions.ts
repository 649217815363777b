/**
 * Selects the sample content if Node runs with `--conditions=sample`, as in tests.
 * Vite needs the condition too, because it resolves packages without Node.
 */
import { defaultClientConditions, defaultServerConditions } from "vite";

/** Set in NODE_OPTIONS, it applies to a process and its children. */
export const sampleContentFlag = "--conditions=sample";

const { NODE_OPTIONS = "" } = process.env;
const conditions = NODE_OPTIONS.includes(sampleContentFlag) ? ["sample"] : [];

export const contentConditions = {
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
};
