import { Component, type ReactNode } from 'react'
import { useText } from '../text/language.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface ErrorBoundaryProps {
  /** Where the page is: somewhere else it tries again. */
  readonly path: string
  readonly children: ReactNode
}

/** When a part of the page fails, or could not be fetched: says so and offers a way on instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps) {
    if (path !== this.props.path && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const { common } = useText()
  return (
    <Notice text={common.stumbled}>
      <Button kind="primary" onClick={() => location.reload()}>
        {common.retry}
      </Button>
    </Notice>
  )
}
