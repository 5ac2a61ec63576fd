import { z } from 'zod'
import { colourPattern, tidyColour } from '../lib/colour.ts'
import { ownMarkPattern } from '../lib/joint/mark-name.ts'
import { isReadable, leastContrast, type Scheme } from '../rules/brand.ts'
import { deliveryChannels } from '../rules/messages/deliveries.ts'
import { mailAddress } from '../rules/sign-in/contact.ts'
import { staffCall } from './call.ts'
import { isoDate, isoInstant, nameText, requiredName, text } from './content/fields.ts'
import { wholeNumber } from './content/numbers.ts'
import { namedRole } from './staff/role-fields.ts'

const version = z.int32()
const programmeId = wholeNumber(1, 999_999)

/** An empty text, or one that matches the pattern. */
const matching = (most: number, pattern: RegExp, message: string) =>
  text(most).pipe(z.string().refine((value) => value === '' || pattern.test(value), { message }))

/** A colour that is read at 7:1 on every ground of a scheme; `tooSmall` with that limit for one that is not. */
const readable = (scheme: Scheme) =>
  z
    .string()
    .regex(colourPattern, 'wrongFormat')
    .refine((colour) => isReadable(colour, scheme), {
      message: 'tooSmall',
      params: { limit: leastContrast },
    })
const typedColour = text(20).transform(tidyColour)

/** The settings of the brand besides the name. */
export const brandFields = {
  shortNameZh: nameText(10),
  shortNameEn: nameText(20),
  accent: typedColour.pipe(readable('light')),
  accentDark: typedColour.pipe(z.union([z.literal(''), readable('dark')])),
  markSeed: nameText(40),
  markPicture: text(16).pipe(
    z.string().refine((name) => name === '' || ownMarkPattern.test(name), 'wrongFormat'),
  ),
}

/** The rules of each setting, on the page and at the start. */
export const siteSettingFields = {
  siteNameZh: requiredName(20),
  siteNameEn: requiredName(40),
  ...brandFields,
  operatorZh: nameText(80),
  operatorEn: nameText(120),
  currentRound: wholeNumber(1, 99),
  matchId: programmeId,
  ventureIds: z.array(programmeId).max(20),
  hotline: matching(30, /^[+\d][\d\s()-]{4,}$/, 'wrongFormat'),
  mail: matching(120, mailAddress, 'email'),
  icp: matching(40, /^\S.*ICP(?:备|证)\d{6,}号(?:-\d{1,3})?$/u, 'wrongFormat'),
  publicSecurity: matching(40, /^\S.*公网安备\s?\d{10,}号$/u, 'wrongFormat'),
}

/** Settings that are stored but unreadable, by older rules or another writer: they show initial values. */
const unreadable = z.array(
  z.enum(
    Object.keys(siteSettingFields) as [keyof typeof siteSettingFields, ...(keyof typeof siteSettingFields)[]],
  ),
)

const dayException = z.object({
  day: isoDate,
  kind: z.enum(['holiday', 'workday']),
  note: nameText(40).default(''),
})

const workingDays = z.object({
  year: z.number().int(),
  version,
  days: z.array(z.object({ day: isoDate, kind: z.enum(['holiday', 'workday']), note: z.string() })),
  /** The years with entries. */
  years: z.array(z.number().int()),
})
export type WorkingDaysOfYear = z.output<typeof workingDays>

const openingItem = z.object({
  what: z.enum([
    'name',
    'mark',
    'operator',
    'contact',
    'records',
    'privacy',
    'terms',
    'field',
    'tool',
    'footer',
    'waysIn',
    'sms',
    'mail',
    'colleague',
    'backup',
  ]),
  /**
   * `blank`: the text still has a blank. `otherOperator`: published, but without the operator of the settings
   * or with an invented one. `refused`: the vendor accepts no message. `old`: the last proof is too long ago.
   */
  state: z.enum(['done', 'missing', 'blank', 'otherOperator', 'refused', 'old']),
  /** Whether the portal cannot open without it. */
  isNeeded: z.boolean(),
  /** The number of the page concerned. */
  number: z.string().nullable(),
  /** The roles that can do it; empty where all staff can. */
  roles: z.array(namedRole),
  isMine: z.boolean(),
})
export type OpeningItem = z.output<typeof openingItem>
const openingWords = {
  version,
  /** The day that visitors are told; empty where none is stated. */
  opensOn: isoDate.or(z.literal('')),
  /** A few words on the page that visitors see until then. */
  wordsZh: text(400),
  wordsEn: text(400),
}
/** A channel by which the portal sends, and the last message by which an administrator tested it. */
const testedChannel = z.object({
  channel: z.enum(deliveryChannels),
  /** The reader's own number or address, masked; empty where the account has none. */
  to: z.string(),
  last: z
    .object({
      /**
       * `again`: not accepted yet, the portal goes on trying. `sent`: the vendor has taken it; `delivered` and
       * `undelivered` are what a network reports later.
       */
      state: z.enum(['waiting', 'again', 'sent', 'delivered', 'undelivered', 'refused']),
      /** The vendor's own words, or the code of its report; empty where there are none. */
      reason: z.string(),
      to: z.string(),
      at: isoInstant,
    })
    .nullable(),
})
export type TestedChannel = z.output<typeof testedChannel>

const opening = z.object({
  items: z.array(openingItem),
  /** The connected channels; none in a demo. */
  channels: z.array(testedChannel),
  isOpen: z.boolean(),
  ...openingWords,
  /** The age of the newest backup that was proved, in whole days; null where none was. */
  backup: z.object({ ageDays: z.number().int().nullable(), isOld: z.boolean() }),
})
export type Opening = z.output<typeof opening>

export const settingsStaff = {
  /**
   * What a portal needs before it opens to the public, done and missing, and when it opens; no items in a demo.
   * Administrators.
   */
  opening: staffCall({
    path: 'config/staff/opening',
    privilege: 'changeSettings',
    effect: 'read',
    output: opening,
  }),
  /**
   * Saves what visitors read before the opening, or opens the portal for good. Administrators. Errors: `conflict`,
   * `illegalTransition` once it is open, `invalidInput` by the name of each item that it cannot open without, or by
   * `anyway` where others are missing and that was not agreed to.
   */
  openingSave: staffCall({
    path: 'config/staff/opening/save',
    privilege: 'changeSettings',
    effect: 'write',
    input: z.object({ ...openingWords, step: z.enum(['save', 'open']), anyway: z.boolean().default(false) }),
    output: z.object({ version, isOpen: z.boolean() }),
  }),
  /**
   * Sends a message to the reader's own phone or address, as any other is sent; its result is kept as the proof of
   * the channel. An address may be stated where the account has none. Administrators. Errors: `tooMany`,
   * `unavailable` where the channel is not connected, `invalidInput` by `to`.
   */
  testMessage: staffCall({
    path: 'config/staff/testmessage',
    privilege: 'changeSettings',
    effect: 'write',
    input: z.object({
      channel: z.enum(deliveryChannels),
      to: text(120)
        .pipe(matching(120, mailAddress, 'email'))
        .default(''),
    }),
    output: z.object({ to: z.string() }),
  }),
  /** Settings of the whole portal. Administrators. */
  site: staffCall({
    path: 'config/staff/site',
    privilege: 'changeSettings',
    effect: 'read',
    output: z.object({ version, ...siteSettingFields, unreadable }),
  }),
  /**
   * Changes them on every page within seconds. Administrators. Errors: `conflict`, `invalidInput`, for a colour with too little contrast
   * `tooSmall` by `accent` or `accentDark`, with the ratio to keep to.
   */
  siteSave: staffCall({
    path: 'config/staff/site/save',
    privilege: 'changeSettings',
    effect: 'write',
    input: z.object({ version, ...siteSettingFields }),
    output: z.object({ version }),
  }),
  /**
   * Draws an uploaded picture anew as a mark, for saving it as `markPicture`. Administrators. Errors: `fileRefused`,
   * `invalidInput` by `file`: not square, or with `tooSmall` and the least side in pixels.
   */
  markAdd: staffCall({
    path: 'config/staff/mark',
    privilege: 'changeSettings',
    effect: 'write',
    encoding: 'multipart',
    input: z.object({ file: z.file({ error: 'file' }) }),
    output: z.object({
      markPicture: z.string(),
      /** The pages on which hardly anything of it can be told from the ground. */
      faintOn: z.array(z.enum(['light', 'dark'])),
    }),
  }),
  /** A year's holidays and worked weekends. Administrators. */
  workingDays: staffCall({
    path: 'config/staff/workingdays',
    privilege: 'changeSettings',
    effect: 'read',
    input: z.object({ year: wholeNumber(2020, 2099) }),
    output: workingDays,
  }),
  /**
   * Replaces a year's days; existing deadlines stay. Administrators. Errors: `conflict`, `invalidInput` by
   * `days.3.day`: another year, twice, or an ordinary working day.
   */
  workingDaysSave: staffCall({
    path: 'config/staff/workingdays/save',
    privilege: 'changeSettings',
    effect: 'write',
    input: z.object({
      year: wholeNumber(2020, 2099),
      version,
      days: z.array(dayException).max(150),
    }),
    output: workingDays,
  }),
}
