import { Heading } from '../../../ui/heading.tsx'

/** A part of the figures behind which there are too few. */
export function NothingTold({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack">
      <Heading level={2} text={title} />
      <p className="text-ink-2 measure">{text}</p>
    </section>
  )
}
