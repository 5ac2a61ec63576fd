/** Amending is possible for longer where a window closes later. */
export { extendAmending } from '../application.queries.ts'
