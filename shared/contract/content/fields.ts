import { z } from 'zod'
import { locales } from '../../lib/locale.ts'
import { hasHidden, isSeen } from '../../lib/text/hidden-characters.ts'
import { contactLine } from '../../rules/sign-in/contact.ts'
import { wholeNumber } from './numbers.ts'

/** What people type: no NUL, no lone surrogates, trimmed, at most `maxLength` characters. */
function typed(maxLength: number) {
  return z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), { message: 'wrongFormat' })
    .transform((value) => value.trim())
    .pipe(z.string().max(maxLength))
}

/** A text of at most `maxLength` characters; empty where nothing of it would be seen. */
export function text(maxLength: number) {
  return typed(maxLength).transform((value) => (isSeen(value) ? value : ''))
}

/** A text that must not be empty. */
export function requiredText(maxLength: number) {
  return text(maxLength).pipe(z.string().min(1))
}

/** A contact's phone number or mail address, in the spelling in which it is stored. */
export const contactText = requiredText(200).transform(asContact)

/** The same, but may be empty. */
export const optionalContactText = text(200).transform(asContact)

function asContact(typed: string, issues: z.core.$RefinementCtx): string {
  const contact = typed === '' ? '' : contactLine(typed)
  if (contact === null) issues.addIssue({ code: 'custom', message: 'contact' })
  return contact ?? typed
}

/** A name, as others read and recognise it: every character is visible, in its stored order. */
export function nameText(maxLength: number) {
  return typed(maxLength).refine((value) => !hasHidden(value), { message: 'wrongFormat' })
}

/** A name that must not be empty. */
export function requiredName(maxLength: number) {
  return nameText(maxLength).pipe(z.string().min(1)).refine(isSeen, { message: 'wrongFormat' })
}

/** The short stable number of a public record; a string of digits in JSON. */
export const publicNumber = z.string().regex(/^[1-9][0-9]{0,8}$/)

/** The language of a text, which differs from the page's where no translation exists yet. */
export const language = z.enum(locales)

/**
 * The UUID of an owned record. Capitals are accepted and turned into lower case: ids are compared as texts,
 * so two spellings must not seem to name different records. Surrounding blanks are refused. Parsing yields an
 * `OwnedId`, which rules that compare ids require: an id that was not parsed cannot reach them.
 */
export const ownedId = z.uuid().toLowerCase().brand<'OwnedId'>()

/** The same in a response, as the database holds it. */
export const shownId = z.uuid()

/** The texts that a page was given: where another page has changed them since, the writer is asked. */
export const toldTexts = { base: z.record(z.string().max(60), z.string().max(20_000)).optional() }

/** The acting team of a write, so that a page rendered for another team cannot write. */
export const actingTeam = { TeamID: ownedId }

export const pageNumber = wholeNumber(1, 10_000).default(1)

/** The number of records per page, by default 20. */
export const pageSize = wholeNumber(1, 50).default(20)

/** A query parameter that may be repeated. */
export function several<T extends z.ZodType>(one: T) {
  return z.union([z.array(one).max(40), one.transform((value) => [value])]).default([])
}

/** A day of the calendar; the database knows no year 0. */
export const isoDate = z.iso.date('date').refine((day) => !day.startsWith('0000'), 'date')
export const isoInstant = z.iso.datetime()

export const personalKinds = ['phone', 'name', 'email', 'text'] as const
export type PersonalKind = (typeof personalKinds)[number]

/** Marks the personal fields of an output, so that the pipeline masks or encrypts them. */
export const personalFields = z.registry<{ personal: PersonalKind }>()

/**
 * A personal text in a response. In-process it leaves the pipeline masked; over HTTP in a secured call it
 * leaves as a compact JWE for the browser's key.
 */
export function personal(kind: PersonalKind) {
  return z.string().register(personalFields, { personal: kind })
}
