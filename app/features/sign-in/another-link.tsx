import { Form } from 'react-router'
import * as m from '#messages'
import { ToldPage } from '../../api/parts/told-page.tsx'
import { Button } from '../../ui/controls/button.tsx'

/** Anybody can send anybody a link: replacing the one that this browser shows takes a press. */
export function AnotherLink() {
  return (
    <ToldPage title={m.another_link_title()} text={m.another_link_text()}>
      <Form method="post">
        <Button kind="primary" name="intent" value="open">
          {m.another_link_open()}
        </Button>
      </Form>
    </ToldPage>
  )
}
