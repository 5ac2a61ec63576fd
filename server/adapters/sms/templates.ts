import { DeliveryError } from '../delivery-error.ts'
import type { SmsMessage } from './port.ts'

/** A text that the vendor has approved, and which of our values fill it, in the order of its variables. */
export type SmsTemplate = { id: string; values: SmsValue[] }

/** `path` is the link without the portal's address: vendors refuse whole links as values. */
export const smsValues = ['code', 'title', 'url', 'path'] as const
type SmsValue = (typeof smsValues)[number]

/** The sender's name and the texts by kind: `code` for all codes, `code.signIn` and the like, `notice`. */
type SmsTexts = {
  signName: string
  templates: Record<string, SmsTemplate>
  /** For readers of English; the others are used where one is missing. */
  templatesEn?: Record<string, SmsTemplate> | undefined
}

/** What both vendors of registered texts need; numbers outside of the mainland have texts of their own. */
export type SmsTextSettings = SmsTexts & { international?: SmsTexts | undefined; titleLength: number }

/**
 * The approved text for a message.
 * @returns the values in the order of the text's variables
 * @throws {DeliveryError} not retryable, where the operator has named none for this kind or country
 */
export function registeredText(settings: SmsTextSettings, vendor: string, message: SmsMessage) {
  const texts = message.to.startsWith('+86') ? settings : settings.international
  if (!texts) throw refusal(`${vendor} has no template for numbers outside of mainland China`)
  const template = findTemplate(texts, message)
  if (!template) throw refusal(`${vendor} has no template for ${message.template}`)
  const values = template.values.map((name) => ({ name, value: fillingOf(settings, message, name) }))
  return { signName: texts.signName, id: template.id, values }
}

function findTemplate(texts: SmsTexts, { template, locale }: SmsMessage): SmsTemplate | undefined {
  const general = template.split('.')[0] ?? ''
  const tables = [...(locale === 'en' && texts.templatesEn ? [texts.templatesEn] : []), texts.templates]
  return tables.map((table) => table[template] ?? table[general]).find((one) => one !== undefined)
}

function fillingOf({ titleLength }: SmsTextSettings, { parameters }: SmsMessage, name: SmsValue): string {
  if (name === 'path') return (parameters.url ?? '').replace(/^https?:\/\/[^/]+\//, '')
  const value = parameters[name] ?? ''
  const letters = [...value]
  return name === 'title' && letters.length > titleLength
    ? `${letters.slice(0, titleLength - 1).join('')}…`
    : value
}

function refusal(what: string): DeliveryError {
  return new DeliveryError(what, { isRetryable: false, fault: 'message' })
}
