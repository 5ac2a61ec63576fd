/** The fixed articles that a person agrees to before an account is used; the names are the articles' aliases. */
export const consentDocuments = ['privacy', 'terms'] as const
export type ConsentDocument = (typeof consentDocuments)[number]
