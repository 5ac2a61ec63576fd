export {
  countTools as countPublishedTools,
  listFieldCounts as listFieldsWithToolCounts,
} from './fields.queries.ts'
