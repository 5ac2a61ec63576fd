import * as m from '#messages'
import { ViewFormLater } from './view-form-later.tsx'

/** Text size and colours, behind one item of the header. */
export function ViewMenu() {
  return (
    <details className="view-menu">
      <summary className="site-tool">{m.view_title()}</summary>
      <ViewFormLater className="view-panel" />
    </details>
  )
}
