import { useId } from 'react'
import * as m from '#messages'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { Heading } from '../../ui/heading.tsx'

/** The texts of a form that no longer exists, to be copied with or without script. */
export function LostTexts({ texts }: { texts: string[] }) {
  const id = useId()
  if (texts.length === 0) return null
  return (
    <section className="stack measure" aria-labelledby={id}>
      <Heading level={2} size="xl" id={id} text={m.lost_form_written()} />
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of one form never change places
        <p key={index} className="whitespace-pre-line">
          {text}
        </p>
      ))}
      <p>
        <CopyButton
          text={texts.join('\n\n')}
          label={m.lost_form_copy()}
          copiedText={m.staff_copied()}
          failedText={m.staff_copy_failed()}
        />
      </p>
    </section>
  )
}
