/** Removes tokens a day after they ended. */
export { deleteOldTokens as removeOldTokens } from './bindings.queries.ts'
