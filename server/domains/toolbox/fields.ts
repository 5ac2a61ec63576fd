/** The number of tools published in at least one language. */
/** Every field in the editors' order, in both languages, with its number of published tools. */
export {
  countTools as countPublishedTools,
  listFieldCounts as listFieldsWithToolCounts,
} from './fields.queries.ts'
