import * as m from '#messages'
import { ViewForm } from './view-form.tsx'

/** Text size and colours, behind one word of the header. */
export function ViewMenu() {
  return (
    <details className="view-menu">
      <summary className="site-tool">{m.view_title()}</summary>
      <ViewForm className="view-panel" />
    </details>
  )
}
