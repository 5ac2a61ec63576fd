/** Every cookie of the portal. */
export const sessionCookie = '__Host-yisun_session'
/** The anonymous id of a browser: binds codes and trace ids before sign-in. */
export const browserCookie = '__Host-yisun_browser'
/** Readable by the script: says that asking who I am is worth a call. Holds `1`, never an identity. */
export const signedInCookie = 'yisun_signed_in'
/** Readable: the theme and text size, `dark.elder`. */
export const viewCookie = 'yisun_view'
/** The secret of the invitation that this browser was opened with, until its person has signed in. */
export const invitationCookie = '__Host-yisun_invitation'
/** The same of an invitation to join the staff. */
export const staffInvitationCookie = '__Host-yisun_staff_invitation'
/** The secret of a mailed link, until it was followed. */
export const mailLinkCookie = '__Host-yisun_mail_link'
/** The secret of the link of a message about the deletion of an account. */
export const deletionCookie = '__Host-yisun_deletion'
/** The same about a suspension; also kept by who has just entered the right code. */
export const suspensionCookie = '__Host-yisun_suspension'
/** The key of a demo's outbox, for the browser that was opened with it. */
export const outboxCookie = '__Host-yisun_outbox'
