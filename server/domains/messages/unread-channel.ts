/** The NOTIFY channel of unread counts; its payload is the id of the account or team that changed. */
export const unreadChannel = 'yisun_unread'
