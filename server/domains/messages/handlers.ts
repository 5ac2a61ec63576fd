import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getMessageList } from './list-messages.ts'
import { getMessage, modifyMessageRead, openMessage, readToolMessages } from './mark-read.ts'
import { getPreferences, savePreferences } from './preferences.ts'
import { getUnreadCount, getUnreadCounts } from './unread-counts.ts'

export const messagesHandlers: HandlersOf<Contract['messages']> = {
  describeMessageList: getMessageList,
  message: getMessage,
  describeMessageInfo: openMessage,
  modifyMessageRead,
  unreadCount: getUnreadCount,
  readToolMessages,
  unreadCounts: getUnreadCounts,
  preferences: getPreferences,
  preferencesSave: savePreferences,
}
