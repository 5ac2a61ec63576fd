/**
 * Fields filled in bulk belong to the import that created the records: undoing it removes them as they are
 * now. Records that the import only changed are not followed: an undo would lose the filled values.
 */
export { moveMadeVersion as followFilled } from './rows.queries.ts'
