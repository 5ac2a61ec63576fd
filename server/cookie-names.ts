export const sessionCookie = '__Host-yisun_session'
/** A browser's anonymous id: binds codes and trace ids before sign-in. */
export const browserCookie = '__Host-yisun_browser'
/** Readable by the script: asking for the current account is worthwhile. Holds `1`, never an identity. */
export const signedInCookie = 'yisun_signed_in'
/** Readable: the theme and text size, `dark.elder`. */
export const viewCookie = 'yisun_view'
/** The secret of the invitation that was opened in this browser, until its person has signed in. */
export const invitationCookie = '__Host-yisun_invitation'
/** The same for an invitation to join the staff. */
export const staffInvitationCookie = '__Host-yisun_staff_invitation'
/** The secret of a mailed link, until it is followed. */
export const mailLinkCookie = '__Host-yisun_mail_link'
/** The secret of the link in a message about an account's deletion. */
export const deletionCookie = '__Host-yisun_deletion'
/** The same for a suspension; also set for a suspended person who has just entered the right code. */
export const suspensionCookie = '__Host-yisun_suspension'
/** The key of a demo's outbox, for the browser in which it was opened. */
export const outboxCookie = '__Host-yisun_outbox'
