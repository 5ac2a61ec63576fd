import { type ReactNode, useId } from 'react'
import { Link } from './link.tsx'

type Task = {
  title: string
  /** Missing while the task cannot be started. */
  href?: string
  hint?: string
  /** Its state: a StatusTag, or plain words once it is done. */
  state: ReactNode
}

export type TaskListProps = { tasks: Task[] }

/** The parts of a long form, each a page of its own. */
export function TaskList({ tasks }: TaskListProps) {
  return (
    <ul>
      {tasks.map((task) => (
        <TaskRow key={task.title} {...task} />
      ))}
    </ul>
  )
}

function TaskRow({ title, href, hint, state }: Task) {
  const id = useId()
  return (
    <li className="task">
      <span>
        {href ? (
          <Link href={href} alone aria-describedby={id}>
            {title}
          </Link>
        ) : (
          title
        )}
        {hint && <span className="task-hint block">{hint}</span>}
      </span>
      <span id={id}>{state}</span>
    </li>
  )
}
