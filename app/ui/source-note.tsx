/** The source of a text, below it: a sentence, and a link to the source. */
export function SourceNote({
  source,
}: {
  source: { sentence: string; address: string | null; linkText: string } | null
}) {
  if (!source) return null
  return (
    <p className="text-sm text-ink-2 measure">
      {source.sentence}{' '}
      {source.address && (
        <a className="link" href={source.address}>
          {source.linkText}
        </a>
      )}
    </p>
  )
}
