/** The displayed texts of a found record, plain, in one language. */
export type FoundText = {
  recordId: string
  language: 'zh' | 'en'
  title: string
  summary: string
  body: string
}
