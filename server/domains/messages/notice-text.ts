import * as m from '#messages'
import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { spacedText } from '../../../shared/lib/text/spaced-text.ts'
import type { NoticeParams } from '../../db/tables/messages.ts'

type Messages = typeof m

/** Every template: `x` where both `notice_x_title` and `notice_x_body` are written. */
export type NoticeTemplate = {
  [Key in keyof Messages]: Key extends `notice_${infer Name}_title`
    ? `notice_${Name}_body` extends keyof Messages
      ? Name
      : never
    : never
}[keyof Messages]

type InputsOf<Key> = Key extends keyof Messages
  ? Messages[Key] extends (inputs: infer Inputs) => unknown
    ? keyof Inputs
    : never
  : never

/** Worked out once for each template: where a template is still open, the compiler would compare all of them by pairs. */
type ParamsByTemplate = {
  [Template in NoticeTemplate]: Record<
    Extract<InputsOf<`notice_${Template}_title` | `notice_${Template}_body`>, string>,
    string | number | Bilingual
  >
}

/** What a template's title and body are filled with; texts that have a language come in both. */
export type NoticeParamsOf<Template extends NoticeTemplate> = ParamsByTemplate[Template]

type Render = (inputs: Record<string, string | number>, options: { locale: Locale }) => string

/** A message's words in a language; made when it is read, so that it speaks the reader's. */
export function noticeText(template: string, params: NoticeParams, locale: Locale) {
  const messages = m as unknown as Record<string, Render | undefined>
  const inputs = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, wordsOf(value, locale)]),
  )
  // A template of a newer build, met by an older node during a rolling update, must not take the list down.
  const title = messages[`notice_${template}_title`]?.(inputs, { locale })
  const body = messages[`notice_${template}_body`]?.(inputs, { locale })
  return {
    title: title ? spacedText(title, locale) : m.messages_unknown_title({}, { locale }),
    body: body ? spacedText(body, locale) : m.messages_unknown_body({}, { locale }),
  }
}

/** What a text message says: the title, or more where its reader finds the rest nowhere else. */
export function textMessageOf(template: string, params: NoticeParams, locale: Locale): string {
  const words = (m as unknown as Record<string, Render | undefined>)[`notice_${template}_sms`]
  if (!words) return noticeText(template, params, locale).title
  const inputs = Object.entries(params).map(([name, value]) => [name, wordsOf(value, locale)])
  return spacedText(words(Object.fromEntries(inputs), { locale }), locale)
}

/** What stands in the text for a parameter: a day is written as people read it. */
function wordsOf(value: NoticeParams[string], locale: Locale): string | number {
  if (typeof value === 'object') return value[locale]
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value, locale) : value
}
