import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const names = readdirSync(join(root, 'messages/zh'))

type Messages = Record<string, unknown>

/** The link to the other language is written in that language, and pinyin is one way to search. */
const ownLanguage = new Set(['invitation_other_language', 'language_switch', 'toolbox_example_2'])

/** A number before a noun in the plural. */
const counted =
  /\{\w+\} (\w+ )?(activation codes|answers|applications|articles|characters|days|digits|files|hours|items|members|minutes|months|places|times|tools|tries|units|versions|years)\b/

/** Numbers that a rule sets above one, or that are shown only from two on. */
const neverOne = new Set([
  'notice_account_suspended_body',
  'notice_account_suspended_sms',
  'apply_length_hint',
  'create_team_name_short',
  'data_views_more',
  // The terms of feedback, adoptions, disputes and orders are fixed; none is one.
  'feedback_close_text',
  'order_limits',
  'projects_adopt_lead',
  'suspended_object_text',
  'volunteers_dispute_lead',
  'feedback_data_text',
  'feedback_follow_code_hint',
  'feedback_follow_ended',
  // The term of the warning is fixed and is not one.
  'notice_verification_papers_going_body',
  'notice_verification_papers_going_title',
  // The terms of links and proofs are fixed; none is one.
  'selftest_share_days_one',
  'selftest_together_open_text',
  'super_admin_answer_confirm',
  'mail_link_add',
  'mail_link_confirm',
  'mail_link_sign_in',
  'security_confirm_text',
  'security_email_hint',
  'sign_in_by_mail_sent',
  'third_closed_text',
  'feedback_lead',
  // Limits of a text's length and the lifetime of a code, none of which is one.
  'imports_map_shorten',
  'messages_sms_code',
  // Terms of a role change and of an invitation, none of which is one.
  'notice_staff_change_asked_body',
  'staff_members_invite_waits',
  // Terms of a deletion, a package, a hand-over and a change of super admin, none of which is one.
  'privacy_delete_lead',
  'privacy_delete_agree',
  'notice_deletion_requested_title',
  'notice_export_ready_body',
  'privacy_deleted_title',
  'privacy_export_lead',
  'privacy_export_opened_text',
  'hand_over_confirm_text',
  'hand_over_member_hint',
  'notice_super_admin_hand_over_lapsed_body',
  'notice_super_admin_hand_over_offered_body',
  'super_admin_step_lead',
  'super_admin_unreachable_hint',
  'overview_applications_all',
  'sign_in_code_hint',
  'staff_feedback_close_text',
  // Ten, or a hundred in a demo.
  'sign_in_address_limit',
])

describe('messages', () => {
  it('have the same files and the same keys in both languages, each key once', () => {
    expect(readdirSync(join(root, 'messages/en'))).toEqual(names)
    for (const name of names) expect(keysOf(read('en', name)), name).toEqual(keysOf(read('zh', name)))
    const all = names.flatMap((name) => keysOf(read('zh', name)))
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
  })

  it('have a space in Chinese before the digits of a day or an instant, and after those of a clock', () => {
    const packed = names.flatMap((name) =>
      Object.entries(read('zh', name)).filter(([, text]) =>
        /\p{Script=Han}\{(day|asked|due|until|time|edition)\}|\{(asked|due|time|edition)\}\p{Script=Han}/u.test(
          JSON.stringify(text),
        ),
      ),
    )
    expect(packed).toEqual([])
  })

  it.each(names)('%s: the same placeholders and never an empty text', (name) => {
    const english = read('en', name)
    for (const [key, text] of Object.entries(read('zh', name))) {
      expect(placeholdersOf(english[key]), key).toEqual(placeholdersOf(text))
      for (const value of [text, english[key]]) expect(JSON.stringify(value), key).not.toMatch(/^"\s*"$/)
    }
  })

  it.each(names)('%s: no Chinese in English, and Chinese in Chinese', (name) => {
    for (const [key, text] of Object.entries(read('en', name))) {
      if (!ownLanguage.has(key))
        expect(JSON.stringify(text), key).not.toMatch(/\p{Script=Han}|[，。：；！？（）「」]/u)
    }
    const words = Object.entries(read('zh', name)).filter(([, text]) => /[a-z]{4}/i.test(withoutMarkup(text)))
    for (const [key, text] of words) {
      if (!ownLanguage.has(key)) expect(withoutMarkup(text), key).toMatch(/\p{Script=Han}/u)
    }
  })

  it.each(names)('%s: 申领 is to apply in English', (name) => {
    const english = read('en', name)
    const claimed = Object.entries(read('zh', name)).filter(
      ([key, text]) => JSON.stringify(text).includes('申领') && /\bclaim/i.test(JSON.stringify(english[key])),
    )
    expect(claimed).toEqual([])
  })

  it.each(names)('%s: an English noun is one or many as its number is', (name) => {
    for (const [key, text] of Object.entries(read('en', name))) {
      if (typeof text === 'string' && !neverOne.has(key)) expect(text, key).not.toMatch(counted)
    }
  })

  it('are all used', () => {
    const source = readSource()
    const words = new Set(source.match(/\w+/g))
    // `error_${name}` uses every message of that form.
    const forms = [...source.matchAll(/`((?:[a-z]+_)+)\$\{([^`]*)`/g)].map(
      ([, start, rest = '']) => new RegExp(`^${start}\\w+${/\}(\w*)$/.exec(rest)?.[1] ?? ''}$`),
    )
    // A table `#words/<prefix>` uses those whose value some rule names.
    const tables = [...source.matchAll(/'#words\/(\w+)'/g)].map(([, prefix]) => `${prefix}_`)
    const isNamed = (value: string) => words.has(value) || words.has(camelCase(value))
    const isEntry = (key: string) =>
      tables.some((prefix) => key.startsWith(prefix) && isNamed(key.slice(prefix.length)))
    const isUsed = (key: string) => words.has(key) || forms.some((form) => form.test(key)) || isEntry(key)
    const unused = names.flatMap((name) => keysOf(read('zh', name))).filter((key) => !isUsed(key))
    expect(unused).toEqual([])
  })
})

function read(locale: 'zh' | 'en', name: string): Messages {
  return JSON.parse(readFileSync(join(root, 'messages', locale, name), 'utf8'))
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function keysOf(messages: Messages): string[] {
  return Object.keys(messages)
    .filter((key) => key !== '$schema')
    .sort()
}

/** The placeholders in all forms of a message. */
function placeholdersOf(text: unknown): string[] {
  return [...new Set(JSON.stringify(text ?? '').match(/\{\w+\}/g))].sort()
}

function withoutMarkup(text: unknown): string {
  return JSON.stringify(text).replace(/\{\w+\}|https?:\S+/g, '')
}

/** All sources that may name a message. */
function readSource(): string {
  const files = ['app', 'server', 'shared'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true }).filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\./.test(entry.name) &&
        !/generated/.test(entry.parentPath),
    ),
  )
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n')
}
