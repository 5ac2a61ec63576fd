import * as m from '#messages'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/notice.tsx'

/**
 * The one designed failure of a script, a style or the network. The server puts it as a template into every
 * page, so that showing it loads nothing more.
 */
export function LoadFailure() {
  return (
    <template id="yisun-failure">
      <section className="load-failure" role="alert" tabIndex={-1} data-failure>
        <Notice kind="error" title={m.load_failure_title()}>
          <p>{m.load_failure_text()}</p>
          <Button type="button">{m.try_again()}</Button>
        </Notice>
      </section>
    </template>
  )
}
