import * as m from '#messages'
import { Notice } from '../../ui/notice.tsx'

/** Shown wherever staff who may read the audit look first. */
export function AuditTampered() {
  return (
    <Notice kind="warning" title={m.audit_tampered()}>
      <p>{m.audit_tampered_text()}</p>
    </Notice>
  )
}
