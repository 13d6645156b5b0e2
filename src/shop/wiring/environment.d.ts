/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the build includes the mock back-end. */
  readonly VITE_MOCK_BACK_END: boolean;
  /** Whether the build of the server includes the simulated payments. */
  readonly VITE_SIMULATED_PAYMENTS: boolean;
  readonly VITE_API_URL?: string;
  readonly VITE_RAZORPAY_KEY?: string;
  readonly VITE_RAZORPAY_SCRIPT_URL?: string;
}
