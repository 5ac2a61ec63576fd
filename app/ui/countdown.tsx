import { useEffect, useState } from 'react'

export type CountdownProps = {
  seconds: number
  text: (secondsLeft: number) => string
  onDone?: () => void
}

/** Seconds that count down in words; silent for screen readers until asked. Remount (`key`) to restart. */
export function Countdown({ seconds, text, onDone }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the time has run out
  useEffect(() => {
    if (left === 0) onDone?.()
  }, [left === 0])
  return (
    <span role="timer" aria-live="off">
      {text(left)}
    </span>
  )
}
