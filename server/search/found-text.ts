/** What is shown of a record that was found: plain texts in one language. */
export type FoundText = {
  recordId: string
  language: 'zh' | 'en'
  title: string
  summary: string
  body: string
}
