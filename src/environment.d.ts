/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether the shop brings the mock back-end along; set by the build. */
  readonly VITE_MOCK_BACK_END: boolean;
  readonly VITE_API_URL?: string;
  readonly VITE_RAZORPAY_KEY?: string;
  readonly VITE_RAZORPAY_SCRIPT_URL?: string;
}
