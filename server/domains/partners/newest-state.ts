/** The state of a team's newest application for a tool; null where it has none. */
export { findNewestState as newestStateOf } from './newest-state.queries.ts'
