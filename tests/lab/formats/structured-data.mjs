import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'

/** The vocabulary of schema.org comes with the models of OpenActive, so that nothing is fetched. */
const { getSchemaOrgVocab } = createRequire(import.meta.url)('@openactive/data-models')

/** The structured data of pages: every type and property by the vocabulary, and what Google requires of a type. */
export async function structuredDataErrors(files) {
  const found = await Promise.all(
    files.map(async ({ address, text }) => {
      const things = thingsOf(text)
      if (things.length === 0) return [`${address}: no structured data`]
      const jsonld = Object.groupBy(things, (thing) => thing['@type'])
      const issues = await new Validator(getSchemaOrgVocab()).validate({ jsonld, microdata: {}, rdfa: {} })
      return issues
        .filter(({ issueMessage }) => !issueMessage.includes('(optional)'))
        .map(
          ({ issueMessage, path }) =>
            `${address}: ${issueMessage} (${path.map(({ type }) => type).join(' > ')})`,
        )
    }),
  )
  return found.flat()
}

/** What stands in a page's scripts of type `application/ld+json`. */
function thingsOf(html) {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, json]) => JSON.parse(json)['@graph'] ?? [JSON.parse(json)])
}
