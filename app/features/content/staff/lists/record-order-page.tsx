import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow, DefaultSubmit } from '../../../../ui/controls/button.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { collectionWords } from '../collection-words.ts'
import { moved } from './order-actions.ts'

type Item = { number: string; title: string }

export type RecordOrderPageProps = {
  nav: ReactNode
  collection: CollectionName
  /** In the order that visitors see. */
  items: Item[]
  /** The order so far, where the person moves records without script. */
  order: string[] | undefined
  failure: ActFailure | undefined
}

/** The order of a collection: changed by buttons, by keyboard or by dragging; saved by its own button. */
export function RecordOrderPage({ nav, collection, items, order, failure }: RecordOrderPageProps) {
  const name = collectionWords[collection].name()
  const listed = order ? order.flatMap((number) => items.find((item) => item.number === number) ?? []) : items
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[
          { href: '/staff/content', text: m.collections_title() },
          { href: `/staff/content/${collection}`, text: name },
        ]}
      />
      <Heading level={1} text={m.collections_order_title({ name })} />
      <p className="measure">{m.collections_order_lead()}</p>
      {failure && (
        <Notice
          kind="error"
          live
          answer={failure}
          title={failure.error === 'conflict' ? m.collections_order_conflict() : failure.message}
        />
      )}
      <OrderForm
        key={[...items, ...listed].map(({ number }) => number).join()}
        before={items}
        listed={listed}
      />
    </div>
  )
}

function OrderForm({ before, listed }: { before: Item[]; listed: Item[] }) {
  const [items, setItems] = useState(listed)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const dragged = useDrag(list, (from, to) => setItems((now) => moved(now, from, to)))
  const tell = (item: Item, place: number) =>
    setSaid(
      m.collections_order_said({ title: item.title || m.collections_untitled(), place, count: items.length }),
    )
  const pressed = useRef('')
  // A row that moves takes the focus away from its button; it is restored for the next press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useEffect(() => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    buttons.find(({ value }) => value === pressed.current)?.focus()
    pressed.current = ''
  }, [items])
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    pressed.current = `${item.number}.${to < from ? 'up' : 'down'}`
    setItems(moved(items, from, to))
    tell(item, to + 1)
  }
  return (
    <Form method="post" className="stack">
      <DefaultSubmit />
      {before.map(({ number }) => (
        <input key={number} type="hidden" name="before" value={number} />
      ))}
      <ol ref={list} className="order-list">
        {items.map((item, index) => (
          <OrderRow
            key={item.number}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            isDragged={dragged.number === item.number}
            onMove={(to) => move(index, to)}
            onGrab={(event) => dragged.grab(event, item.number, (place) => tell(item, place))}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ButtonRow>
        <Button kind="primary">{m.collections_order_save()}</Button>
      </ButtonRow>
    </Form>
  )
}

type OrderRowProps = {
  item: Item
  index: number
  isLast: boolean
  isDragged: boolean
  onMove: (to: number) => void
  onGrab: (event: PointerEvent<HTMLElement>) => void
}

function OrderRow({
  item: { number, title: given },
  index,
  isLast,
  isDragged,
  onMove,
  onGrab,
}: OrderRowProps) {
  const title = given || m.collections_untitled()
  const button = (way: 'up' | 'down', to: number, isOff: boolean) => (
    <Button
      name="move"
      value={`${number}.${way}`}
      // Stays in place while it has the focus; it is announced as unavailable and does nothing.
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        event.preventDefault()
        onMove(to)
      }}
    >
      {way === 'up' ? m.collections_order_up() : m.collections_order_down()}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  )
  return (
    <li className="order-row" data-number={number} data-dragged={isDragged || undefined}>
      <input type="hidden" name="order" value={number} />
      <span className="order-grip" aria-hidden="true" onPointerDown={onGrab} />
      <span className="order-title">{title}</span>
      <span className="row">
        {button('up', index - 1, index === 0)}
        {button('down', index + 1, isLast)}
      </span>
    </li>
  )
}

/** Moves rows by a grip, with mouse, pen or finger. Keyboard users have the buttons. */
function useDrag(list: { current: HTMLOListElement | null }, onMove: (from: number, to: number) => void) {
  const [number, setNumber] = useState<string | null>(null)
  const end = useRef<(() => void) | null>(null)
  useEffect(() => () => end.current?.(), [])
  const grab = (event: PointerEvent<HTMLElement>, taken: string, onDrop: (place: number) => void) => {
    if (event.button !== 0) return
    event.preventDefault()
    setNumber(taken)
    const rows = () => [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
    const placeOf = () => rows().findIndex((row) => row.dataset.number === taken)
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const from = placeOf()
      const to = rows().findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return clientY >= top && clientY < bottom
      })
      if (to !== -1 && from !== -1 && to !== from) onMove(from, to)
    }
    const drop = () => {
      end.current?.()
      setNumber(null)
      onDrop(placeOf() + 1)
    }
    end.current = () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
      end.current = null
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
  }
  return { number, grab }
}
