import { FatalNotFound } from '@/components/shell/fatal-not-found.tsx'

export default function SeatMapNotFound() {
  return (
    <FatalNotFound
      family="/seatmaps"
      detail="We don’t have a seat map at this address. Try a route like sydney-to-los-angeles or an aircraft like qantas/a380."
    />
  )
}
