import * as m from '#messages'
import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { spacedText } from '../../../shared/lib/text/spaced-text.ts'
import type { NoticeParams } from '../../db/tables/messages.ts'

type Messages = typeof m

/** Every template `x` for which both `notice_x_title` and `notice_x_body` exist. */
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

/** Computed once per template: with an open template, the compiler would compare all pairs. */
type ParamsByTemplate = {
  [Template in NoticeTemplate]: Record<
    Extract<InputsOf<`notice_${Template}_title` | `notice_${Template}_body`>, string>,
    string | number | Bilingual
  >
}

/** The parameters of a template's title and body; texts with a language come in both. */
export type NoticeParamsOf<Template extends NoticeTemplate> = ParamsByTemplate[Template]

type Render = (inputs: Record<string, string | number>, options: { locale: Locale }) => string

/** A message's text, rendered when it is read, so that it is in the reader's language. */
export function noticeText(template: string, params: NoticeParams, locale: Locale) {
  const messages = m as unknown as Record<string, Render | undefined>
  const given = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, wordsOf(value, locale)]),
  )
  // A message that was stored before its text had a parameter lacks it.
  const inputs = new Proxy(given, { get: (all, name: string) => all[name] ?? '—' })
  // During a rolling update, an older node must be able to list a newer build's unknown template.
  const title = messages[`notice_${template}_title`]?.(inputs, { locale })
  const body = messages[`notice_${template}_body`]?.(inputs, { locale })
  return {
    title: title ? spacedText(title, locale) : m.messages_unknown_title({}, { locale }),
    body: body ? spacedText(body, locale) : m.messages_unknown_body({}, { locale }),
  }
}

/** The content of a text message: the title, or a longer text where its reader has no other source. */
export function textMessageOf(template: string, params: NoticeParams, locale: Locale): string {
  const words = (m as unknown as Record<string, Render | undefined>)[`notice_${template}_sms`]
  if (!words) return noticeText(template, params, locale).title
  const inputs = Object.entries(params).map(([name, value]) => [name, wordsOf(value, locale)])
  return spacedText(words(Object.fromEntries(inputs), { locale }), locale)
}

/** A parameter as displayed; a day is written out. */
function wordsOf(value: NoticeParams[string], locale: Locale): string | number {
  if (typeof value === 'object') return value[locale]
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value, locale) : value
}
