import { BookingServicePage } from '@/components/content/booking-service-page.tsx'
import { pageMetadata } from '@/components/shell/page-metadata.ts'

export const metadata = pageMetadata('/points-booking-service')

export default function BookingService() {
  return <BookingServicePage />
}
