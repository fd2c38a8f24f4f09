import { useStore } from 'zustand'
import { connection, type Link } from './connection.ts'

export function useLink(): Link {
  return useStore(connection.link)
}
