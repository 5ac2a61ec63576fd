/** Counts what the programme brought about again, in the caller's transaction. */
export { replaceFigures as countFigures } from './impact.queries.ts'
