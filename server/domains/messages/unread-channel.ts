/** The NOTIFY channel of unread counts; the payload is the id of the account or team whose count has changed. */
export const unreadChannel = 'yisun_unread'
