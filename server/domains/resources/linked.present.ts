import type { Linked } from '../../../shared/contract/resource-parts.ts'
import type { ListedTool } from '../../db/listed-tools.queries.ts'
import type { LiveText } from './linked.queries.ts'

type Linking = 'services' | 'articles' | 'projects' | 'institutions'

/** A record of another collection as a page leads to it. */
export function presentLinked({ number, language, values }: LiveText<Linking>): Linked {
  return {
    number: String(number),
    title: values.title,
    summary: values.summary,
    language,
  }
}

export function presentLinkedTool({ number, name, tagline, language }: ListedTool): Linked {
  return { number: String(number), title: name, summary: tagline, language }
}
