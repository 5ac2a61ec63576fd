import type { Linked } from '../../../shared/contract/resource-parts.ts'
import { textOf } from '../../../shared/rules/content/collections.ts'
import type { LinkedTool, LiveText } from './linked.queries.ts'

/** A record of another collection as a link. */
export function presentLinked({ number, language, fields }: LiveText): Linked {
  return {
    number: String(number),
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary'),
    language,
  }
}

export function presentLinkedTool({ number, name, tagline, language }: LinkedTool): Linked {
  return { number: String(number), title: name, summary: tagline, language }
}
