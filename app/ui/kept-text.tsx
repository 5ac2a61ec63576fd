const reference = /([A-Z]{2}-\d{4}-[A-Z\d]{5})/

/** A text whose reference numbers, such as SQ-2026-7K3M9, stay on one line. */
export function KeptText({ text }: { text: string }) {
  // Split by a group: every other part is a reference.
  return text.split(reference).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index} className="kept">
        {part}
      </span>
    ),
  )
}
