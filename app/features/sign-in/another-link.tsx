import { Form } from 'react-router'
import * as m from '#messages'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'

/** Anybody can send anybody a link: replacing the one that this browser shows takes a press. */
export function AnotherLink() {
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.another_link_title()} />
      <p className="measure">{m.another_link_text()}</p>
      <Form method="post">
        <Button kind="primary" name="intent" value="open">
          {m.another_link_open()}
        </Button>
      </Form>
    </div>
  )
}
