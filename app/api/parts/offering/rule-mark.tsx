/** A mortise, empty or holding the sign of a verdict. */
export function Mark({ sign }: { sign: string | null }) {
  return (
    <svg className="tool-rule-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 2.5H17L21.5 21.5H2.5Z" />
      {sign && <path className="sign" d={sign} />}
    </svg>
  )
}
