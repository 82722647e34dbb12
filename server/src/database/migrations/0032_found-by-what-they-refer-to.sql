CREATE INDEX "withdrawals_by_author" ON "withdrawals" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "chapters_by_story" ON "chapters" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "comment_acts_by_author" ON "comment_acts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "messages_by_story" ON "messages" USING btree ("story_id") WHERE "messages"."story_id" is not null;--> statement-breakpoint
CREATE INDEX "payout_methods_by_author" ON "payout_methods" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "payout_methods_replaced" ON "payout_methods" USING btree ("replaced_at") WHERE "payout_methods"."details" is not null;--> statement-breakpoint
CREATE INDEX "sessions_revoked_at" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "threads_by_author" ON "threads" USING btree ("uid");