import { z } from 'zod'
import { noticeChoices } from '../rules/messages/notice-preferences.ts'
import { noticeCategories } from '../rules/messages/notices.ts'
import { call } from './call.ts'
import { isoInstant, ownedId, pageNumber, pageSize, requiredText, shownId, text } from './content/fields.ts'

/**
 * The badges: unread messages about tools, about resources, and of the portal itself; and of the venture
 * programme as long as its round has its own badge, so that each message counts in exactly one badge.
 */
const unreadCounts = z.object({
  unreadCount: z.number().int(),
  UnReadCount: z.number().int(),
  RedPointCount: z.number().int(),
  ventureUnreadCount: z.number().int(),
})
export type UnreadCounts = z.output<typeof unreadCounts>

/** A message in the language of the request. */
const message = z.object({
  messageId: shownId,
  category: z.enum(noticeCategories),
  title: z.string(),
  body: z.string(),
  /** A path of this portal, in the language of the request. */
  link: z.string(),
  createdAt: isoInstant,
  isRead: z.boolean(),
  /** Whether it is for the acting team: its first reader marks it read for all. */
  isForTeam: z.boolean(),
})
export type Message = z.output<typeof message>

const messageList = z.object({
  RedPointCount: z.number().int(),
  unread: unreadCounts,
  total: z.number().int(),
  list: z.array(message),
  /** The newest message when the list was made, on whatever page: marking all read stops there. */
  newestId: shownId.nullable(),
  /** The acting team for which the list was made. */
  TeamID: shownId.nullable(),
})
export type MessageList = z.output<typeof messageList>

/** The longest text that messages are searched for. */
const longestMessageSearch = 60

/** Marks these messages read, or all (in a category, matching a search, up to the newest on the page). */
const markRead = z
  .object({
    messageIds: z.array(ownedId).min(1).max(100).optional(),
    all: z.literal(true).optional(),
    category: z.enum(noticeCategories).optional(),
    upTo: ownedId.optional(),
    /** With `all`: only messages that match this search. */
    search: requiredText(longestMessageSearch).optional(),
    /** The team for which the page was rendered, if any. */
    TeamID: ownedId.optional(),
  })
  .refine(({ messageIds, all }) => (messageIds === undefined) !== (all === undefined), {
    path: ['messageIds'],
    message: 'required',
  })
  .refine(({ search, all }) => search === undefined || all !== undefined, {
    path: ['search'],
    message: 'wrongFormat',
  })

/** What I get by mail and text message; essential notices are sent in any case. */
const preferences = z.object({
  /** What is sent, such as `tool.mail`. */
  sent: z.array(z.enum(noticeChoices)),
  isQuietAtNight: z.boolean(),
  hasDigest: z.boolean(),
  /** A text message about each sign-in on an unknown device: only on request. */
  hasDeviceTexts: z.boolean(),
})
export type MessagePreferences = z.output<typeof preferences>

export const messages = {
  /** My messages and those of my acting team, newest first; with `search`, those with every term. */
  describeMessageList: call({
    path: 'techWebAPI/message/v3/describeMessageList',
    access: 'signedIn',
    effect: 'read',
    input: z.object({
      category: z.enum(noticeCategories).optional(),
      unread: z.boolean().optional(),
      search: text(longestMessageSearch).default(''),
      page: pageNumber,
      pageSize,
    }),
    output: messageList,
  }),
  /** One message; its page marks it read once it is seen. Errors: `notAvailable`. */
  message: call({
    path: 'messages/v1/message',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ messageId: ownedId }),
    output: message,
  }),
  /** The same, and marks it read. Errors: `notAvailable`. */
  describeMessageInfo: call({
    beforeConsent: true,
    path: 'techWebAPI/message/v3/describeMessageInfo',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ messageId: ownedId }),
    output: message,
  }),
  /** Errors: `notAvailable` where one of them is not mine, and then none is marked; `teamChanged`. */
  modifyMessageRead: call({
    beforeConsent: true,
    path: 'techWebAPI/message/v3/modifyMessageRead',
    access: 'signedIn',
    effect: 'write',
    input: markRead,
    output: unreadCounts.extend({ changed: z.number().int() }),
  }),
  /** How many messages about tools are unread. */
  unreadCount: call({
    path: 'usercenter/unreadcount',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ unreadCount: z.number().int() }),
  }),
  /** Marks the messages about tools read. */
  readToolMessages: call({
    beforeConsent: true,
    path: 'usercenter/read',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ upTo: ownedId.optional() }),
    output: z.object({ unreadCount: z.number().int() }),
  }),
  /** How I want to be notified; `hasMail` and `hasPhone` say which ways exist. */
  preferences: call({
    path: 'messages/v1/preferences',
    access: 'signedIn',
    effect: 'read',
    output: preferences.extend({ hasMail: z.boolean(), hasPhone: z.boolean() }),
  }),
  preferencesSave: call({
    beforeConsent: true,
    path: 'messages/v1/preferencesSave',
    access: 'signedIn',
    effect: 'write',
    input: preferences,
    output: preferences,
  }),
  /** Every badge at once. */
  unreadCounts: call({
    path: 'messages/v1/unreadCounts',
    access: 'signedIn',
    effect: 'read',
    output: unreadCounts,
  }),
}
