import { useCallback, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DayList } from '../../../../shared/contract/volunteers/hosting.ts'
import { hoursTerms } from '../../../../shared/rules/volunteers/hours.ts'
import { drawFormKey } from '../../../api/forms/form-key.ts'
import { addTick, dropTick, readTicks, sendTicks, type Tick } from './day-ticks.ts'
import { keepList } from './keep-list.ts'

export type DayTicks = {
  /** What was not sent yet, and what was refused. */
  ticks: Tick[]
  /** Whether this device has the list without a network; null until that is known. */
  isKept: boolean | null
  isOffline: boolean
  /** By this device's clock, for a list that was opened before its day. */
  isOpen: boolean
  /** Whether the shift has begun, by the same clock: nobody leaves it before. */
  hasBegun: boolean
  tick: (tick: Pick<Tick, 'signupId' | 'version' | 'name' | 'action' | 'leftAt'>) => void
  drop: (key: string) => void
}

/** Keeps the ticks of a list on this device and sends them as soon as there is a network. */
export function useDayTicks(list: DayList): DayTicks {
  const { TeamID, shift } = list
  const { shiftId } = shift
  const { revalidate } = useRevalidator()
  const [ticks, setTicks] = useState<Tick[]>([])
  const [isKept, setIsKept] = useState<boolean | null>(null)
  const [isOffline, setIsOffline] = useState(false)
  const [isOpen, setIsOpen] = useState(shift.takesAttendance)
  const [hasBegun, setHasBegun] = useState(shift.hasBegun)
  const show = useCallback(() => setTicks(readTicks(shiftId)), [shiftId])
  const send = useCallback(async () => {
    show()
    // A browser that is on a network may still reach nothing: whether it does is known by the answer alone.
    const { answered, isOffline } = await sendTicks(shiftId, TeamID)
    setIsOffline(isOffline)
    show()
    // The list then says what was recorded, also where something else was recorded meanwhile.
    if (answered > 0) await revalidate()
  }, [shiftId, TeamID, revalidate, show])
  useEffect(() => {
    const look = () => {
      const since = Date.now() - Date.parse(shift.startsAt)
      setIsOpen(since > -hoursTerms.hoursBefore * 3_600_000)
      setHasBegun(since > 0)
      if (navigator.onLine) void send()
      else setIsOffline(true)
    }
    look()
    show()
    const timer = setInterval(look, 30_000)
    const events = ['online', 'offline', 'storage'] as const
    for (const name of events) addEventListener(name, look)
    return () => {
      clearInterval(timer)
      for (const name of events) removeEventListener(name, look)
    }
  }, [shift.startsAt, send, show])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list has changed
  useEffect(() => keepList(shift.endsAt, setIsKept), [list])
  return {
    ticks,
    isKept,
    isOffline,
    isOpen: isOpen && !shift.isCancelled,
    hasBegun,
    tick: (one) => {
      addTick(shiftId, { ...one, key: drawFormKey(), at: new Date().toISOString() })
      show()
      if (navigator.onLine) void send()
    },
    drop: (key) => {
      dropTick(shiftId, key)
      show()
    },
  }
}
